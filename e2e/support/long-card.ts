/** A card that says as much as it may: long words, long lines, every contact, two scripts. REST's names. */
export const longCard = {
  title: `${'Unbreakable'.repeat(6)} and the rest of a title`,
  name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Papadopoulou de la Torre y Castellanos',
  role: 'Principal Architect for Distributed Systems, Interoperability and International Standards',
  tagline: 'Bridges between things that were never meant to meet, since 1998. अनुभव और विश्वास के साथ।',
  phone: '+919876543210',
  email: 'maximiliana.wolfeschlegelsteinhausenbergerdorff.papadopoulou@a-rather-long-department.university.example',
  website: `https://a-rather-long-department.university.example/${'staff/'.repeat(12)}`,
  address:
    'Third floor, second courtyard, 128 Boulevard of the Unknown Cartographers, 560001 Bengaluru, Karnataka, India',
  tags: ['architecture', 'Donaudampfschifffahrtsgesellschaft-kapitaen', 'standards', 'मानक'].map((tag) =>
    tag.slice(0, 40),
  ),
  socials: {
    linkedin: 'maximiliana-wolfeschlegelsteinhausenbergerdorff',
    twitter: 'maximiliana',
    instagram: 'maximiliana',
    facebook: 'maximiliana',
    youtube: 'maximiliana',
    github: 'maximiliana',
    whatsapp: '+919876543210',
    telegram: 'maximiliana',
  },
  extra: {
    company: {
      companyName: 'Institute for Things That Were Never Meant to Meet, and Sons',
      category: 'Interoperability consultants',
      message: `${'A sentence that goes on for a while. '.repeat(12)}${'nobreak'.repeat(40)}`,
    },
  },
};
