import { vi } from 'vitest'

// What the file before has replaced or loaded is loaded anew, in the worker and the document that are there already.
vi.resetModules()
