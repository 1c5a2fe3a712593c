// A flow's options are the solver's: one import gives both.
@_exported import FlowSolving
