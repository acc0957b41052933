/** A value of a closed list by the name that GraphQL has for it. */
export function inCapitals<T extends string>(value: T): Uppercase<T> {
  return value.toUpperCase() as Uppercase<T>;
}

/** The value that GraphQL has that name for; the first one for a name from a newer server. */
export function fromCapitals<T extends string>(values: readonly [T, ...T[]], name: Uppercase<T>): T {
  return values.find((value) => value.toUpperCase() === name) ?? values[0];
}
