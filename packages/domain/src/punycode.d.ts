/** The package's own name is that of a deprecated part of Node.js, which would be found instead. */
declare module 'punycode/punycode.js' {
  const punycode: {
    /** Without the `xn--` in front; throws RangeError for what is no punycode. */
    decode(label: string): string;
  };
  export default punycode;
}
