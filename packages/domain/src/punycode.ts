/** RFC 3492 §5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_CODE = 128;

/**
 * 'gre-bugs-rya30a' → 'grüße-bugs': decodes a label without its `xn--` (RFC 3492 §6.2). RangeError if it is invalid. Written here,
 * because browsers have no function for it, and a package would also load its encoder with every page.
 */
export function decodePunycode(label: string): string {
  const dash = label.lastIndexOf('-');
  const letters = [...label.slice(0, Math.max(0, dash))].map((letter) => letter.charCodeAt(0));
  let [code, bias, index, at] = [INITIAL_CODE, INITIAL_BIAS, 0, dash + 1];
  while (at < label.length) {
    const before = index;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = Number.parseInt(label[at] ?? '', BASE);
      at += 1;
      if (Number.isNaN(digit)) throw new RangeError('no punycode');
      // 'a' to 'z' are 0 to 25 here, and '0' to '9' come behind them.
      const value = digit < 10 ? digit + 26 : digit - 10;
      index += value * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (value < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(index - before, count, before === 0);
    code += Math.floor(index / count);
    index %= count;
    letters.splice(index, 0, code);
    index += 1;
  }
  return String.fromCodePoint(...letters);
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** 'xn--gre-bugs-rya30a.example' → 'grüße-bugs.example'; labels that aren't punycode stay. */
export function toUnicodeDomain(domain: string): string {
  return domain.replace(/(^|\.)xn--([a-z0-9-]+)/gi, (written, dot: string, label: string) => {
    try {
      const letters = decodePunycode(label);
      // A label of plain letters has no punycode.
      return /^[ -~]*$/.test(letters) ? written : dot + letters;
    } catch {
      return written;
    }
  });
}
