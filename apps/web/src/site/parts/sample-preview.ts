import type { CardPreview } from '@tessera/domain';

const EMPTY: CardPreview = {
  type: 'business',
  theme: 'luxe',
  title: '',
  badge: '',
  name: '',
  role: '',
  company: '',
  tagline: '',
  logo: null,
  photo: null,
  phone: '',
  phoneHref: null,
  email: '',
  emailHref: null,
  website: '',
  websiteUrl: null,
  address: '',
  location: '',
  mapUrl: null,
  socials: [],
  education: '',
  message: '',
  tags: [],
};

/** What a card face shows of an invented person. Written out, because the rules for real cards weigh more than the page. */
export function samplePreview(shown: Partial<CardPreview>): CardPreview {
  return { ...EMPTY, ...shown };
}
