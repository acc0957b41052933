import { PHONE_MAX_DIGITS } from '@tessera/domain';

/** A country code alone is no number, and no number is that short. */
const LONGEST_COUNTRY_CODE = 3;

/** The text without digits beyond the longest phone number. An extension stays. */
export function capDigits(text: string): string {
  let count = 0;
  return text.replace(/^[\s\d+().\-/]*/, (number) =>
    number.replace(/\d/g, (digit) => {
      count += 1;
      return count > PHONE_MAX_DIGITS ? '' : digit;
    }),
  );
}

/** For `onInput` of a field with a telephone number: it takes no more digits than a number has. */
export function capInput({ currentTarget }: { currentTarget: HTMLInputElement }): void {
  const capped = capDigits(currentTarget.value);
  // Setting the value moves the caret, which nobody wants who types in the middle.
  if (capped !== currentTarget.value) currentTarget.value = capped;
}

/** Whether the text is a number, or the beginning of one: 'call 98765' is not, and must not lose its words. */
export function isNumberLike(text: string): boolean {
  return /^[\s\p{Nd}+().\-/]*$/u.test(text);
}

/** '' when the text holds no more than a country code: then nobody has entered a number. */
export function withoutBareCode(text: string): string {
  return text.replace(/\D/g, '').length > LONGEST_COUNTRY_CODE ? text : '';
}
