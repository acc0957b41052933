type Plain = string | number | boolean | null;

/**
 * A list as PostgreSQL writes arrays, for values that need no quotes: numbers, booleans, UUIDs, ISO times, words.
 * pg itself looks at each value by a regular expression, which for thousands of them costs more than writing them.
 */
export function plainArray(values: readonly Plain[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** The same for any texts. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : quote(value))).join(',')}}`;
}

/** The same for bytes in hexadecimal. */
export function hexArray(values: readonly string[]): string {
  return values.length === 0 ? '{}' : `{"\\\\x${values.join('","\\\\x')}"}`;
}

function quote(text: string): string {
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
}
