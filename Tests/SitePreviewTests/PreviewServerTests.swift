import Testing

@testable import SitePreview

@Suite struct PreviewServerTests {}
