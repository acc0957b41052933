import { CARD_LIMITS, type CardType, GENDERS, isCompanyCard } from '@tessera/domain';
import { SelectField } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { BuilderValues } from './builder-values.ts';
import { ImageField } from './image-field.tsx';
import { SocialFields } from './social-fields.tsx';
import { TagsField } from './tags-field.tsx';
import { CardArea, CardField, CardPhone, useCardField } from './text-fields.tsx';

const { url, address, email, message } = CARD_LIMITS;

/** Everything a card can say, in sections. What one type does not use keeps what was entered. */
export function Properties() {
  const type = useWatch<BuilderValues, 'data.type'>({ name: 'data.type' });
  const isCompany = isCompanyCard(type);
  return (
    <div className="grid gap-9">
      <Identity type={type} />
      <Contact />
      <Place />
      {isCompany ? <Company /> : <Personal />}
      <Section title="Social links">
        <SocialFields />
      </Section>
      <Section title="Tags" isSingle>
        <TagsField />
      </Section>
      <Section title="Message" isSingle>
        {/* One key per type: each keeps its own text. */}
        <CardArea
          key={isCompany ? 'company' : 'personal'}
          name={isCompany ? 'data.extra.company.message' : 'data.extra.personal.message'}
          label="Message to those who open the card"
          maxLength={message}
        />
      </Section>
    </div>
  );
}

function Section({ title, isSingle = false, children }: { title: string; isSingle?: boolean; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-4 border-t border-line pt-4">{title}</h3>
      <div className={isSingle ? 'grid gap-4.5' : 'grid gap-x-4 gap-y-4.5 sm:grid-cols-2'}>{children}</div>
    </section>
  );
}

const WIDE = 'sm:col-span-2';

function Identity({ type }: { type: CardType }) {
  const isCompany = isCompanyCard(type);
  return (
    <Section title="Identity">
      <CardField name="data.name" label={type === 'event' ? 'Event or host' : 'Name'} maxLength={CARD_LIMITS.name} />
      <CardField name="data.role" label="Role" maxLength={CARD_LIMITS.role} />
      {isCompany && (
        <CardField name="data.extra.company.companyName" label="Company" maxLength={CARD_LIMITS.companyName} />
      )}
      <CardField
        name="data.tagline"
        label="Tagline"
        maxLength={CARD_LIMITS.tagline}
        className={isCompany ? '' : WIDE}
      />
      <CardField
        name="data.title"
        label="Card title"
        maxLength={CARD_LIMITS.title}
        hint="What you call this card; its public address is made from it."
        className={WIDE}
      />
      <div className={WIDE}>
        <ImageField name="data.logoUrl" label="Logo" kind="logo" />
      </div>
      <div className={WIDE}>
        <ImageField name="data.extra.personal.photoUrl" label="Photo" kind="photo" />
      </div>
    </Section>
  );
}

function Contact() {
  return (
    <Section title="Contact">
      <CardPhone name="data.phone" label="Phone" />
      <CardField name="data.email" label="Email" type="email" inputMode="email" maxLength={email} />
      <CardField name="data.website" label="Website" inputMode="url" maxLength={url} className={WIDE} />
    </Section>
  );
}

function Place() {
  return (
    <Section title="Address and map" isSingle>
      <CardArea name="data.address" label="Address" maxLength={address} rows={2} />
      <CardField
        name="data.addressMap"
        label="Maps link"
        inputMode="url"
        maxLength={url}
        hint="Without one, the map searches for the address."
      />
    </Section>
  );
}

function Company() {
  return (
    <Section title="Company details">
      <p className="-mt-2 text-sm text-ink-2 sm:col-span-2">Used wherever the card’s own field above is empty.</p>
      <CardField name="data.extra.company.designation" label="Designation" maxLength={CARD_LIMITS.designation} />
      <CardField
        name="data.extra.company.category"
        label="Category"
        maxLength={CARD_LIMITS.category}
        hint="Shown as the card’s badge."
      />
      <CardPhone name="data.extra.company.companyMobile" label="Company phone" />
      <CardField name="data.extra.company.email" label="Company email" type="email" maxLength={email} />
      <CardField
        name="data.extra.company.website"
        label="Company website"
        inputMode="url"
        maxLength={url}
        className={WIDE}
      />
      <div className={WIDE}>
        <CardArea name="data.extra.company.address" label="Company address" maxLength={address} rows={2} />
      </div>
      <CardField
        name="data.extra.company.mapsLink"
        label="Company maps link"
        inputMode="url"
        maxLength={url}
        className={WIDE}
      />
      <div className={WIDE}>
        <ImageField name="data.extra.company.companyLogo" label="Company logo" kind="logo" />
      </div>
    </Section>
  );
}

function Personal() {
  return (
    <Section title="Personal details">
      <CardField
        name="data.extra.personal.education"
        label="Education"
        maxLength={CARD_LIMITS.education}
        className={WIDE}
      />
      <CardField
        name="data.extra.personal.mapsLink"
        label="Personal maps link"
        inputMode="url"
        maxLength={url}
        className={WIDE}
      />
      <p className="mt-2 text-sm text-ink-2 sm:col-span-2">
        Only you see what follows; it is on no page and in no contact file.
      </p>
      <GenderField />
      <CardField name="data.extra.personal.pincode" label="Pincode" maxLength={CARD_LIMITS.pincode} />
      <CardField name="data.extra.personal.birthDate" label="Birth date" type="date" />
      <CardField name="data.extra.personal.anniversaryDate" label="Anniversary" type="date" />
      <div className={WIDE}>
        <CardArea name="data.extra.personal.resAddress" label="Home address" maxLength={address} rows={2} />
      </div>
    </Section>
  );
}

function GenderField() {
  return (
    <SelectField label="Gender" {...useCardField('data.extra.personal.gender')}>
      <option value="">Not said</option>
      {GENDERS.map((gender) => (
        <option key={gender}>{gender}</option>
      ))}
    </SelectField>
  );
}
