import { cardPreview, fillCardData } from '@tessera/domain';

/** The two invented people of the front page. Numbers and addresses are ones that nobody has. */
export const ashaRao = cardPreview(
  fillCardData({
    type: 'business',
    theme: 'luxe',
    name: 'Asha Rao',
    role: 'Principal',
    phone: '+91 98765 43210',
    email: 'asha@raodaughters.example',
    website: 'raodaughters.example',
    extra: { company: { companyName: 'Rao & Daughters Architects' } },
  }),
);

export const mateoLindqvist = cardPreview(
  fillCardData({
    type: 'personal',
    theme: 'minimal',
    name: 'Mateo Lindqvist',
    role: 'Independent type designer',
    phone: '+46 70 174 06 05',
    email: 'hej@lindqvist.example',
  }),
);
