// One import gives a Swift developer what the rooms make public.
@_exported import CloudComposition
@_exported import FlowSolving
@_exported import FontFiles
@_exported import MarkupEmission
@_exported import MarkupValidation
@_exported import PictureDrawing
@_exported import SourceText
@_exported import TagParsing
@_exported import Typography
@_exported import WordCounting
