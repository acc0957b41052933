import anyAscii from 'any-ascii';

/** Names of any script in Latin letters, for addresses: 'José' → 'Jose', '李小龍' → 'LiXiaoLong'. Pictures are left out. */
export function toLatin(text: string): string {
  return anyAscii(text.normalize('NFC').replace(/\p{Extended_Pictographic}/gu, ' '));
}
