import { examplePhone, type Region, toAsciiDigits, withPlus } from '@tessera/domain';
import { language } from '@tessera/texts';
import { type ComponentProps, type Ref, useState } from 'react';
import LibraryInput, { type Country, getCountries, getCountryCallingCode } from 'react-phone-number-input/min';
import { regionName } from '../../locale/format.ts';
import { CountryFace } from './country-face.tsx';
import { toInternational } from './international.ts';
import { capDigits, isNumberLike, withoutBareCode } from './phone-digits.ts';

export interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'onChange' | 'value' | 'type'> {
  name: string;
  /** What the choice of the country is called. */
  countryLabel: string;
  /** Whose numbers need no country code. */
  region: Region;
  /** The number as it stands in the form. It stays as it is until somebody edits it. */
  text: string;
  /** Is given E.164, or '' while no number is entered. */
  onText: (text: string) => void;
  /** Gets text that isn't only a number, such as a number with an extension. */
  onOtherText: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The countries in the words of the reader's language. */
const COUNTRIES = Object.fromEntries(getCountries().map((country) => [country, regionName(country)]));

/** What somebody typed into the plain field, in the form that the form is given; '' when it is no number yet. */
export function writeOut(text: string, region: Region): string {
  return withoutBareCode(toInternational(text, region));
}

/** The phone library's input: formats while typing, follows the country. The form finds the number as E.164 at `name`. */
export function PhoneInput({ name, countryLabel, region, text, onText, onOtherText, ...props }: PhoneInputProps) {
  const { className, ref, ...input } = props;
  const [shown, setShown] = useState(() => ({ text, number: toInternational(text, region) }));
  const [country, setCountry] = useState(region);
  // The form was reset, or somebody else has changed the number.
  if (shown.text !== text) setShown({ text, number: toInternational(text, region) });
  const change = (number = '') => {
    const next = withoutBareCode(number);
    setShown({ text: next, number });
    onText(next);
  };
  return (
    <>
      <LibraryInput
        {...input}
        ref={ref as never}
        placeholder={examplePhone(country).national}
        onCountryChange={(chosen) => setCountry(chosen ?? region)}
        data-field={name}
        className="flex min-w-0 flex-1 items-stretch"
        numberInputProps={{ className, region: country, onOtherText }}
        value={shown.number || undefined}
        onChange={change}
        defaultCountry={region}
        addInternationalOption={false}
        labels={COUNTRIES}
        locales={language}
        countrySelectComponent={CountrySelect}
        countrySelectProps={{ 'aria-label': countryLabel }}
        inputComponent={NumberInput}
      />
      <input type="hidden" name={name} value={text} />
    </>
  );
}

interface CountrySelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value?: Country;
  options: readonly { value?: string; label: string }[];
  onChange: (country: string) => void;
  /** The library's flag; the letters of the country stand in its place. */
  iconComponent: unknown;
}

function CountrySelect({ value, options, onChange, iconComponent: _flag, ...select }: CountrySelectProps) {
  return (
    <CountryFace country={value} callingCode={value && getCountryCallingCode(value)}>
      <select
        {...select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </CountryFace>
  );
}

interface NumberInputProps extends ComponentProps<'input'> {
  region: Region;
  onOtherText: PhoneInputProps['onOtherText'];
}

/**
 * The field itself. It turns the code for calling abroad into a plus before react-phone-number-input reads it, which would show
 * “00 44” as typed but read a number of the chosen country.
 */
function NumberInput({ onChange, region, onOtherText, ...input }: NumberInputProps) {
  return (
    <input
      {...input}
      onChange={(event) => {
        const { value } = event.currentTarget;
        // The digits of an extension would be taken for a part of the number.
        if (!isNumberLike(value)) return onOtherText(value);
        event.currentTarget.value = withPlus(capDigits(toAsciiDigits(value)), region);
        onChange?.(event);
      }}
    />
  );
}
