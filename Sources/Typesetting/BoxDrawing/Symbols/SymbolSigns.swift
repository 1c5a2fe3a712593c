extension Symbol {
    /// Shapes, arrows, digits and other signs in the language of ``SymbolNotation``, each in a row.
    ///
    /// `+` at a name adds a symbol `.fill` with all closed parts filled. `@` adds the symbol in a circle and in a
    /// square, as lines and cut out of what is filled, unless they have rows of their own. A row whose name begins
    /// with `_` is a part of others; with `@` it is a symbol only in a circle and in a square.
    static let signs = """
        circle+ O12 12 9
        square+ R3.5 3.5 17 17 3
        rectangle+ R2.9 5.5 18.2 13 2.4
        rectangle.portrait+ R5.5 2.9 13 18.2 2.4
        app+ R3.2 3.2 17.6 17.6 5
        capsule+ R2.9 7 18.2 10 5
        capsule.portrait+ R7 2.9 10 18.2 5
        oval+ E12 12 9.1 6.4
        triangle+ P.8 12 3.2 21.6 20 2.4 20
        diamond+ P.8 12 2.6 21.4 12 12 21.4 2.6 12
        pentagon+ P.8 12 3.1 21 9.7 17.6 20.3 6.4 20.3 3 9.7
        hexagon+ P.8 12 2.6 20.1 7.3 20.1 16.7 12 21.4 3.9 16.7 3.9 7.3
        octagon+ P.8 15.7 3.1 20.9 8.3 20.9 15.7 15.7 20.9 8.3 20.9 3.1 15.7 3.1 8.3 8.3 3.1
        seal+ P.5 12 2.7 14 4.7 16.7 3.9 17.4 6.6 20.1 7.4 19.3 10 21.3 12 19.3 14 20.1 16.6 17.4 17.4 16.7 20.1 14
          19.3 12 21.3 10 19.3 7.4 20.1 6.6 17.4 3.9 16.6 4.7 14 2.7 12 4.7 10 3.9 7.3 6.6 6.6 7.3 3.9 10 4.7
        star+@ P.2 12 3.3 14.5 9.4 21.1 9.9 16.1 14.2 17.6 20.7 12 17.2 6.4 20.7 7.9 14.2 2.9 9.9 9.5 9.4
        heart@ M12 20.3 C7 16.6 3 13.2 3 8.9 C3 6 5.2 4 7.7 4 C9.6 4 11.2 5.1 12 6.8 C12.8 5.1 14.4 4 16.3 4 C18.8 4
          21 6 21 8.9 C21 13.2 17 16.6 12 20.3 Z
        heart.fill M12 21.4 C6.4 17.4 2.1 13.6 2.1 8.9 C2.1 5.5 4.6 3.1 7.7 3.1 C9.4 3.1 11 3.9 12 5.3 C13 3.9 14.6
          3.1 16.3 3.1 C19.4 3.1 21.9 5.5 21.9 8.9 C21.9 13.6 17.6 17.4 12 21.4 Z
        shield+ M12 3 C14.4 4.6 17 5.4 20 5.6 V11.4 C20 15.8 17 19.2 12 21.1 C7 19.2 4 15.8 4 11.4 V5.6 C7 5.4 9.6 4.6
          12 3 Z
        plus@ M12 3.6 V12 H20.4 H12 V20.4 V12 H3.6 H12 Z
        minus@ M3.6 12 H20.4
        xmark@ M5.6 5.6 L12 12 18.4 5.6 12 12 18.4 18.4 12 12 5.6 18.4 12 12 Z
        checkmark@ M4 12.8 L9.6 19 20 5
        multiply <xmark
        equal@ M4 8.6 H20 M4 15.4 H20
        percent@ M18.4 4.6 L5.6 19.4 O7 7 2.6 O17 17 2.6
        number M9.6 3.6 L7 20.4 M17 3.6 L14.4 20.4 M4.2 8.8 H20.2 M3.8 15.2 H19.8
        info@ D12 4.8 1 M12 11 V20
        questionmark@ M7 8.4 C7 5.4 9.2 3.6 12 3.6 C14.8 3.6 17 5.4 17 8.1 C17 11.4 12 11.2 12 14.2 D12 20.4 .9
        exclamationmark@ M12 3.4 V14 D12 20 1
        _0@ E12 12 5.2 8.4
        _1@ M8 6.8 L12.8 3.6 V20.4
        _2@ M6.8 8.2 C6.8 5.4 9 3.6 12 3.6 C15 3.6 17.2 5.6 17.2 8.4 C17.2 12.6 6.8 15.4 6.8 20.4 H17.6
        _3@ M6.8 3.6 H16.8 L11.4 10.2 C15.2 10.2 17.4 12.2 17.4 15.2 C17.4 18.4 15 20.4 11.8 20.4 C9.2 20.4 7.2 19.2
          6.4 17
        _4@ M14.6 8.6 V14.8 H18.6 H14.6 V20.4 V14.8 H5.8 L9.6 3.6 L5.8 14.8 H14.6 Z
        _5@ M16.6 3.6 H8.4 L7.6 9.8 H11.6 C15.2 9.8 17.4 11.8 17.4 15 C17.4 18.2 15 20.4 11.6 20.4 C9 20.4 7.2 19.2
          6.6 17.2
        _6@ M14.6 3.9 L7.97 11.06 O12 14.8 5.5
        _6.fill M6.74 9.93 L13.38 2.77 A1.67 15.82 5.03 L13.3 7.75 B7.17 6.74 9.93 Z O12 14.8 3.83
        _7@ M6.4 3.6 H17.6 L10.4 20.4
        _8@ O12 7.6 4 O12 16.1 4.6
        _8.fill M7.82 11.43 B5.67 16.18 11.43 B6.27 7.82 11.43 Z O12 7.6 2.33 O12 16.1 2.93
        _9@ M9.4 20.1 L16.03 12.94 O12 9.2 5.5
        _9.fill M17.26 14.07 L10.62 21.23 A1.67 8.18 18.97 L10.7 16.25 B7.17 17.26 14.07 Z O12 9.2 3.83
        chevron.left@ M15.5 4.5 L8 12 15.5 19.5
        chevron.right@ M8.5 4.5 L16 12 8.5 19.5
        chevron.up@ M4.5 15.5 L12 8 19.5 15.5
        chevron.down@ M4.5 8.5 L12 16 19.5 8.5
        chevron.backward@ <chevron.left
        chevron.forward@ <chevron.right
        chevron.up.chevron.down M6.5 9 L12 3.5 17.5 9 M6.5 15 L12 20.5 17.5 15
        arrow.left@ M10.5 5.5 L4 12 H20 H4 L10.5 18.5 4 12 Z
        arrow.right@ M13.5 18.5 L20 12 H4 H20 L13.5 5.5 20 12 Z
        arrow.up@ M18.5 10.5 L12 4 V20 V4 L5.5 10.5 12 4 Z
        arrow.down@ M5.5 13.5 L12 20 V4 V20 L18.5 13.5 12 20 Z
        arrow.backward@ <arrow.left
        arrow.forward@ <arrow.right
        arrow.up.right@ M18 15.5 V6 L6 18 18 6 H8.5 H18 Z
        arrow.up.left@ M15.5 6 H6 L18 18 6 6 V15.5 V6 Z
        arrow.down.right@ M8.5 18 H18 L6 6 18 18 V8.5 V18 Z
        arrow.down.left@ M6 8.5 V18 L18 6 6 18 H15.5 H6 Z
        arrow.left.and.right@ M7 7.5 L2.9 12 H21.1 L17 7.5 21.1 12 17 16.5 21.1 12 H2.9 L7 16.5 2.9 12 Z
        arrow.up.and.down@ M16.5 7 L12 2.9 V21.1 L16.5 17 12 21.1 7.5 17 12 21.1 V2.9 L7.5 7 12 2.9 Z
        arrow.left.arrow.right M3.4 8.4 H20.2 M16.4 4.6 L20.2 8.4 16.4 12.2 M20.6 15.6 H3.8 M7.6 11.8 L3.8 15.6 7.6
          19.4
        arrow.up.arrow.down M8.4 20.6 V3.8 M4.6 7.6 L8.4 3.8 12.2 7.6 M15.6 3.4 V20.2 M11.8 16.4 L15.6 20.2 19.4 16.4
        arrow.up.left.and.arrow.down.right M4 11 V4 H11 M4 4 L10.4 10.4 M20 13 V20 H13 M20 20 L13.6 13.6
        arrow.clockwise M19.6 13 B7.6 12 5.4 H14 M10.8 2.6 L14 5.4 10.8 8.4
        arrow.counterclockwise M4.4 13 B-7.6 12 5.4 H10 M13.2 2.6 L10 5.4 13.2 8.4
        arrow.triangle.2.circlepath M20.2 10.6 A-8.4 5 7.4 M4.6 3.4 V7.8 H9 M3.8 13.4 A-8.4 19 16.6 M19.4 20.6 V16.2
          H15
        arrow.uturn.left M8.6 4.4 L4 9 8.6 13.6 M4 9 H15 A5.2 15 19.4 H9
        arrow.uturn.right M15.4 4.4 L20 9 15.4 13.6 M20 9 H9 A-5.2 9 19.4 H15
        ellipsis@ D5 12 1 D12 12 1 D19 12 1
        line.3.horizontal@ M3.5 6 H20.5 M3.5 12 H20.5 M3.5 18 H20.5
        line.3.horizontal.decrease@ M3.5 6 H20.5 M7 12 H17 M10.5 18 H13.5
        list.bullet D4 5.6 .5 D4 12 .5 D4 18.4 .5 M9 5.6 H20.8 M9 12 H20.8 M9 18.4 H20.8
        list.dash M3.2 5.6 H5 M3.2 12 H5 M3.2 18.4 H5 M9 5.6 H20.8 M9 12 H20.8 M9 18.4 H20.8
        text.alignleft M3.5 5.4 H20.5 M3.5 9.8 H13.5 M3.5 14.2 H20.5 M3.5 18.6 H13.5
        text.aligncenter M3.5 5.4 H20.5 M7 9.8 H17 M3.5 14.2 H20.5 M7 18.6 H17
        text.alignright M3.5 5.4 H20.5 M10.5 9.8 H20.5 M3.5 14.2 H20.5 M10.5 18.6 H20.5
        text.justify M3.5 5.4 H20.5 M3.5 9.8 H20.5 M3.5 14.2 H20.5 M3.5 18.6 H20.5
        textformat M3 18.6 L7.8 5.6 12.6 18.6 M4.6 14.4 H11 O17.8 15.4 3.2 M21 11.8 V18.6
        bold M7 4.4 V19.6 H13 A-4 13 11.6 H7 M7 4.4 H12.2 A3.6 12.2 11.6
        italic M10 4.4 H17 M7 19.6 H14 M13.6 4.4 L10.4 19.6
        underline M6.6 3.4 V11 A-5.4 17.4 11 V3.4 M5.4 20.8 H18.6
        slider.horizontal.3 M3 5.4 H13.4 O15.8 5.4 2.2 M18.2 5.4 H21 M3 12 H5.8 O8.2 12 2.2 M10.6 12 H21 M3 18.6 H13.4
          O15.8 18.6 2.2 M18.2 18.6 H21
        square.grid.2x2+ R3.5 3.5 6.4 6.4 1.4 R14.1 3.5 6.4 6.4 1.4 R3.5 14.1 6.4 6.4 1.4 R14.1 14.1 6.4 6.4 1.4
        rectangle.grid.2x2+ R2.9 5 7 5 1.4 R14.1 5 7 5 1.4 R2.9 14 7 5 1.4 R14.1 14 7 5 1.4
        rectangle.grid.1x2+ R2.9 4.4 18.2 5.6 1.4 R2.9 14 18.2 5.6 1.4
        circle.grid.2x2+ O7 7 3.4 O17 7 3.4 O7 17 3.4 O17 17 3.4
        square.split.2x1 <square M12 3.5 V20.5
        square.split.1x2 <square M3.5 12 H20.5
        square.split.2x2 <square M12 3.5 V20.5 M3.5 12 H20.5
        rectangle.split.2x1 <rectangle M12 5.5 V18.5
        rectangle.split.3x1 <rectangle M9 5.5 V18.5 M15 5.5 V18.5
        rectangle.split.1x2 <rectangle M2.9 12 H21.1
        rectangle.stack R3.4 10 17.2 10.6 2.2 M5.4 6.6 H18.6 M7.6 3.2 H16.4
        rectangle.stack.fill + R3.4 10 17.2 10.6 2.2 ~ M5.4 6.4 H18.6 M7.6 3 H16.4
        square.stack R3.4 8.6 12 12 2.2 M7.6 5.4 C7.9 4.1 8.6 3.4 10 3.4 H18.4 A2.2 20.6 5.6 V14 C20.6 15.4 19.9 16.1
          18.6 16.4
        square.on.square <square.stack
        sidebar.left R2.9 4.6 18.2 14.8 2.6 M9.4 4.6 V19.4 M5.6 8.4 H6.7 M5.6 11.6 H6.7
        sidebar.right R2.9 4.6 18.2 14.8 2.6 M14.6 4.6 V19.4 M17.3 8.4 H18.4 M17.3 11.6 H18.4
        """
}
