declare module 'punycode.js' {
  /** The part that is used of https://github.com/mathiasbynens/punycode.js, which has no types of its own. */
  const punycode: {
    /** 'xn--gre-bugs-rya30a.example' → 'grüße-bugs.example'. */
    toUnicode(domain: string): string;
    /** Without the `xn--` in front; throws RangeError for what is no punycode. */
    decode(label: string): string;
  };
  export default punycode;
}
