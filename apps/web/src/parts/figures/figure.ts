/** What a figure counts, in words for people who look at it. */
export interface Figure {
  name: string;
  /** What is counted, where the name says more than that. */
  subject?: string;
  explanation: readonly string[];
}
