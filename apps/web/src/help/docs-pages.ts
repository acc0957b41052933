import { t } from '@tessera/texts';
import { SHORTCUTS } from '../commands/shortcuts.ts';

/** A page of the product's docs, in the few marks that docs-text.tsx draws: headings, lists, code, `words`. */
export interface DocsPage {
  /** What the address names it by. */
  id: string;
  title: string;
  text: string;
}

/** All pages, in their order. What integrators need stands at `/developers`. */
export const DOCS: readonly DocsPage[] = [
  {
    id: 'first-card',
    title: t('Your first card'),
    text: t(
      "Open Card Builder, choose a type (Business, Personal, Portfolio or Event) and fill in what you want to show. A card needs a name and one way to reach you: phone, email, website or WhatsApp. What a business card's own fields leave empty is taken from its company details.\n\nThe card is kept in this browser with the first save, and on the server as soon as it can be reached. My Cards says how far it is: Synced, Local, or Changes pending. Work goes on without a network; what you change then is sent later, once and in order.\n\n## Who can see it\n- Private: only you and people you share it with.\n- Anyone with the link: not in Explore or on your profile.\n- Public: also in Explore and on your profile.\n\n## Earlier versions\nEach save keeps the one before. Versions in the builder shows the last 20 and brings any of them back.",
    ),
  },
  {
    id: 'looks',
    title: t('Themes and templates'),
    text: t(
      "Every card has one of three themes: luxe, minimal or tech. Marketplace templates change the colours, the ornament and the position of the name. The marketplace shows them with your own details. Use opens the template in the builder, and your card changes only when you save.\n\n- Make one from a card saves the look of your card as a private template.\n- Team admins can publish templates to the team: open one and press Publish to the team. Every member can use it. If an admin withdraws it, cards made with it keep their look.\n- Export downloads a template as a JSON file. Import reads such a file and lists every field that is wrong.\n- Text must have a contrast of at least 4.5 : 1 with the background, as WCAG requires. Templates with less contrast are refused.\n\nTo remove a template, choose a theme below the preview in the builder.\n\n## Team cards\nA team template sets what all team cards share. Locked fields are the same on every card and update with the template. Under Brand kit, admins set the logo, cover, three colours and two fonts. A template that uses the brand kit locks all of these. Colours that can't be read on the background are not saved, and the nearest readable colour is suggested.\n\n- Make my card creates a card from a template. The team owns it: when you leave, it goes to the person the team has chosen.\n- Cards, next to it, applies the template to a card you already have, after a preview of the changes. That card stays yours: Take off removes the template and keeps your details, and the card goes with you when you leave.",
    ),
  },
  {
    id: 'sharing',
    title: t('Sharing a card'),
    text: t(
      "Share on a card opens four ways: QR code, link, a group, and people in the app. The QR code is decoded once more before you can download it, so that what you print can be read.\n\nYou share a private card with a link that carries a key. People sign in to open it. Under Shares you see how often it was opened, and can revoke the link.\n\n## Contact file\nVisitors of a card can save it as a contact (vCard 3.0, or 4.0 on request). What you don't show is not in it. Settings, Privacy says what that is, for the page, the file and the API alike.",
    ),
  },
  {
    id: 'contacts',
    title: t('Contacts and what visitors leave'),
    text: t(
      'Contacts is your own address book. Save a card that was shared with you, write somebody down, or import CSV and vCard files: a file is checked first, and nothing is written before you have seen what is wrong in it.\n\nThe exchange form in the builder lets visitors leave their details on a card. They arrive as a contact with the tag of where they came from, and you decide which fields are asked for.\n\n- Duplicates finds contacts that may be the same person. A merge can be undone for 30 days.\n- Reminders tell you when to get in touch again.',
    ),
  },
  {
    id: 'connected-services',
    title: t('HubSpot, Salesforce, Notion and Google Contacts'),
    text: t(
      'Integrations, Connect leads to the service, where you allow it. HubSpot takes the token of a private app as well. Of Notion you then choose the database.\n\n- Sync now sends the contacts that have changed since the last time, Send everything again all of them. From then on changed ones follow by themselves within minutes, until you switch that off.\n- Somebody who is there already is found by email, else by number and name. What you have written replaces what stands there; what you leave empty stays there as it is.\n- Import brings people from HubSpot or Google. Who is in your address book already only learns what is missing.\n- Fields says what each field is called there. What has no name there stays here.\n\nThe log keeps for 30 days what became of each contact. What failed says why, and Try again takes it there as it is now. If a service asks to wait, the run waits and goes on by itself. Reconnect means that the service has ended your permission.\n\nDisconnect deletes the tokens and gives them back; the token of a HubSpot private app you end in HubSpot. The contacts stay, here and there.',
    ),
  },
  {
    id: 'figures',
    title: t('What the figures mean'),
    text: t(
      '- View: the card was on screen for at least one second, for somebody other than you. The same visitor counts once in 30 minutes, and robots are counted apart.\n- Share: a deliberate act of sharing. Opening the dialog is none.\n- New connection: a person who became your contact for the first time.\n- Conversion: of all visitor-days, the share with a save, a lead, or a tap on phone, email or WhatsApp.\n- Engagement score: 0 to 100, from how far visitors went.\n\nNo address of a visitor is stored. Visitors are told apart by a key that is destroyed every day.',
    ),
  },
  {
    id: 'billing',
    title: t('Plans, trial and invoices'),
    text: t(
      'Billing shows your plan, what comes next and every invoice. What a change costs is shown before it happens, and it is refused if the amount has become another one in the meantime.\n\n- What is dearer begins at once. You pay the difference for the days that are left of the paid month or year, today included.\n- What is cheaper begins when the paid month or year is over. Nothing is paid back, because nothing was taken for later.\n- Cancel plan ends it with the paid month or year. Resume takes that back.\n- Professional can be tried for 14 days, once, without a card. Afterwards you are back on Starter.\n\nA plan decides what you can add. When you reach its limit, Tessera offers the plan that includes more. No change of plan deletes anything.\n\nWhere the screen says Test provider, no money moves and invoices are marked as tests.\n\n## Seats of a team\nThe owner of a team pays for as many seats as the team needs, including their own. Members without a seat stay on Starter. A new member takes a free seat. Under Seats the owner gives a seat to a member or takes it back. With Change seats they add seats at once and pay for the days left, or remove seats from the end of the paid period. The members who got their seats last lose them then.\n\n## Paying by the year\nWhere a year is sold, Yearly stands beside Monthly with how much less it costs. From months to a year the year begins at once, less the days of the month that are left. From a year to months it changes when the year is over. Where it is not sold, sales arranges it.',
    ),
  },
  {
    id: 'keyboard',
    title: t('Keyboard shortcuts'),
    text: t(
      'Press ⌘K on a Mac or Ctrl+K elsewhere to find a screen, an action, a card, a contact, a group or a person. The arrow keys choose, Enter opens, Escape closes. Type > for actions alone.\n\nOn the dashboard single keys are shortcuts while you type nowhere:\n\n{shortcuts}\n\nTurn them off in Settings, under Keyboard.',
      { shortcuts: SHORTCUTS.map(({ keys, label }) => `- \`${keys.join(' ')}\` ${label}`).join('\n') },
    ),
  },
  {
    id: 'privacy',
    title: t('Your data'),
    text: t(
      'Settings, Your data gives you one ZIP with everything: cards and their versions, contact files, address book, what visitors left, reminders, groups and what you wrote, shares, figures, your team, templates, invoices and pictures. Webhooks, tokens and connected services are in it without their secrets. Its README says what is in which file.\n\nDelete account asks by mail whether you mean it, waits up to seven business days in which you can call it off, and then removes the account with all that hangs on it. Paid invoices are kept for eight years after the year in which they were paid, as the law on bookkeeping asks, and apart from everything else; then they are removed.',
    ),
  },
];
