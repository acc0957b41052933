import { DEFAULT_REGION } from '@tessera/domain';
import { type ComponentProps, useState } from 'react';
import LibraryInput, { type Country, getCountryCallingCode } from 'react-phone-number-input/min';
import { CountryFace } from './country-face.tsx';
import { capDigits, toInternational, withoutBareCode } from './phone-digits.ts';

export interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'onChange' | 'value' | 'type'> {
  name: string;
  /** What was typed before this input took the plain one's place. */
  initialText: string;
}

/** The phone library's input: formats while typing, follows the country. The form finds the number as E.164 at `name`. */
export function PhoneInput({ name, initialText, className, ...input }: PhoneInputProps) {
  const [number, setNumber] = useState<string | undefined>(toInternational(initialText) || undefined);
  return (
    <>
      <LibraryInput
        {...input}
        data-field={name}
        className="flex min-w-0 flex-1 items-stretch"
        numberInputProps={{ className }}
        value={number}
        onChange={setNumber}
        defaultCountry={DEFAULT_REGION}
        addInternationalOption={false}
        countrySelectComponent={CountrySelect}
        inputComponent={CappedInput}
      />
      <input type="hidden" name={name} value={withoutBareCode(number ?? '')} />
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
        aria-label="Country of the phone number"
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

function CappedInput({ onChange, ...input }: ComponentProps<'input'>) {
  return (
    <input
      {...input}
      onChange={(event) => {
        event.currentTarget.value = capDigits(event.currentTarget.value);
        onChange?.(event);
      }}
    />
  );
}
