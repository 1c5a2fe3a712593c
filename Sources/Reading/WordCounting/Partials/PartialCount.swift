/// The text format of a partial count: a file of the words of one part of a text, or of one machine, in an order in
/// which any number of such files can be added up in one pass.
///
/// ```
/// stratus-count 1 language=en merge=folded
/// 0	tea	12
/// 3	m	1
/// 1	rée	40
/// end 3 66 da6a1581
/// ```
/// This partial count has two settings, and counts `tea` 12 times, `team` once and `trée` 40 times. A tabulator
/// separates the fields of a record.
///
/// **Lines.** The file is UTF-8 without a byte order mark. Every line ends with a line feed, also the last one, and has
/// at most 1,048,576 bytes before it. No line has a carriage return or ends with a blank, so that programs that take a
/// text apart into lines give it back as it was.
///
/// **The first line** is `stratus-count`, a space and the version of the format, which is 1. Each setting follows after
/// a space, as a name, `=` and a value; names rise strictly in the order of their bytes and are not empty. Partial
/// counts can be added up if their settings are equal.
///
/// **A record** is `shared`, a tabulator, `rest`, a tabulator, `count`:
/// - `shared` is the number of bytes that the key has in common with the key on the line before; in the first record it
///   is 0. It never divides a character, so that every line is UTF-8. A writer gives the largest such number.
/// - `rest` is the key after the shared bytes, escaped.
/// - `count` is the number of occurrences, from 1 to 18,446,744,073,709,551,615.
///
/// Keys are UTF-8 of 1 to 262,144 bytes without U+0000, and rise strictly in the order of their bytes. Numbers are
/// decimal, without a sign and without zeros in front.
///
/// **Escapes.** The bytes from 01 to 1F, 7F and the backslash itself are written as a backslash and two hexadecimal
/// digits in lower case: a line feed is `\0a`. In names and values of settings the space is written `\20`, and in names
/// `=` is `\3d`. No other byte is escaped, so there is one way to write a partial count.
///
/// **The last line** is `end`, the number of records, the number of bytes before this line, and their CRC-32, which is
/// that of gzip and PNG, as eight hexadecimal digits in lower case; a space precedes each. The bytes are counted from
/// the first line of this partial count, and include its line feeds.
///
/// Partial counts may follow each other in one file: `cat a b > c` makes one file of two. A file that was cut short
/// anywhere but between two partial counts, and one in which any byte was changed, is refused.
package enum PartialCount {
    /// The version of the format, which is in the first line.
    package static let version = 1

    /// The longest line in bytes, without its line feed.
    package static let longestLine = 1 << 20

    /// The longest key in bytes, before it is escaped. Escapes can triple the length, and the key still fits on a line.
    package static let longestKey = 1 << 18

    static let signature: StaticString = "stratus-count "
}
