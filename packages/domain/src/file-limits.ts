/** Files that people upload for their cards' pages. Apart from other limits, so that pages without uploads do without these. */
export const FILE_LIMITS = {
  documentBytes: 10 * 1024 * 1024,
  videoBytes: 50 * 1024 * 1024,
  /** Of a file's name, with its ending. */
  name: 120,
} as const;
