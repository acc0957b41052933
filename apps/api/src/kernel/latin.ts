import anyAscii from 'any-ascii';

/** Names of any script in Latin letters, for addresses: 'José' → 'Jose', '李小龍' → 'LiXiaoLong', 'आशा' → 'asha'. */
export function toLatin(text: string): string {
  return anyAscii(text.normalize('NFC'));
}
