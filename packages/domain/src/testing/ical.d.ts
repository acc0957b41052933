// The package ships types, but its export map hides them from `nodenext` resolution.
declare module 'ical.js' {
  /** RFC 7095: name, parameters, value type, values. */
  export type JCardProperty = [string, Record<string, string | string[]>, string, ...(string | string[])[]];
  const ICAL: { parse(input: string): [component: string, properties: JCardProperty[], children: unknown[]] };
  export default ICAL;
}
