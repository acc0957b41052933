// Neither package has types that `nodenext` finds.
declare module 'vcf' {
  /** Values as they stand in the file: nothing is unescaped or taken apart. */
  interface VcfProperty {
    valueOf(): string | undefined;
  }
  export default class VCard {
    data: Record<string, VcfProperty | VcfProperty[]>;
    parse(file: string): VCard;
  }
}

declare module 'vcard4' {
  interface Vcard4Property {
    property: string;
    /** Taken apart at semicolons and commas, with names for the components of N and ADR. */
    value?: string | (string | string[])[] | Record<string, string | string[] | undefined>;
  }
  export function parse(file: string): { parsedVcard: Vcard4Property[] };
}
