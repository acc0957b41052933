import { t } from '@tessera/texts';
import { paths } from '../../paths.ts';
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
    text: joinParagraphs(
      t(
        'Open “{builder}”, choose a type (“{business}”, “{personal}”, “{portfolio}” or “{event}”) and fill in what you want to show. A card needs a name and one way to reach you: phone, email, website or WhatsApp. Empty fields of a business card are filled from its company details.',
        {
          builder: t('Card Builder'),
          business: t('Business'),
          personal: t('Personal'),
          portfolio: t('Portfolio'),
          event: t('Event|card type'),
        },
      ),
      t(
        'Your first save keeps the card in this browser, and on the server as soon as it can be reached. “{myCards}” shows its state: “{synced}”, “{local}”, or “{pending}”. You can keep working without a network. Changes are sent later, once and in order.',
        { myCards: t('My Cards'), synced: t('Synced'), local: t('Local'), pending: t('Changes pending') },
      ),
      t(
        '## Who can see it\n- “{privateCard}”: only you and people you share it with.\n- “{linked}”: not in “{explore}” or on your profile.\n- “{publicCard}”: also in Explore and on your profile.',
        {
          privateCard: t('Private'),
          linked: t('Anyone with the link'),
          publicCard: t('Public'),
          explore: t('Explore'),
        },
      ),
      t(
        '## Earlier versions\nEach save keeps the version before it. “{versions}” in the builder lists the last 20 and restores any of them.',
        { versions: t('Versions') },
      ),
    ),
  },
  {
    id: 'looks',
    title: t('Themes and templates'),
    text: joinParagraphs(
      t(
        'Every card has one of three themes: luxe, minimal or tech. Marketplace templates change the colours, the ornament and the position of the name. The marketplace shows them with your own details. “{use}” opens the template in the builder, and your card changes only when you save.',
        { use: t('Use') },
      ),
      t(
        '- “{fromCard}” saves the look of your card as a private template.\n- Team admins can publish templates to the team: open one and press “{publish}”. Every member can use it. If an admin withdraws it, cards made with it keep their look.\n- “{exportIt}” downloads a template as a JSON file. “{importIt}” reads such a file and lists every field that is wrong.\n- Text must have a contrast of at least 4.5 : 1 with the background, as WCAG requires. Templates with less contrast are refused.',
        {
          fromCard: t('Create from a card'),
          publish: t('Publish to the team'),
          exportIt: t('Export'),
          importIt: t('Import'),
        },
      ),
      t('To remove a template, choose a theme below the preview in the builder.'),
      t(
        "## Team cards\nA team template sets what all team cards share. Locked fields are the same on every card and update with the template. Under “{brandKit}”, admins set the logo, cover, three colours and two fonts. A template that uses the brand kit locks all of these. Colours that can't be read on the background are not saved, and the nearest readable colour is suggested.",
        { brandKit: t('Brand kit') },
      ),
      t(
        '- “{makeCard}” creates a card from a template. The team owns it: when you leave, it goes to the person the team has chosen.\n- “{cards}”, next to it, applies the template to a card you already have, after a preview of the changes. That card stays yours: “{takeOff}” removes the template and keeps your details, and the card goes with you when you leave.',
        { makeCard: t('Create my card'), cards: t('Cards'), takeOff: t('Remove template') },
      ),
    ),
  },
  {
    id: 'sharing',
    title: t('Sharing a card'),
    text: joinParagraphs(
      t(
        '“{share}” on a card opens four ways: QR code, link, a group, and people in the app. The QR code is decoded once more before you can download it, so that what you print can be read.',
        { share: t('Share') },
      ),
      t(
        'You share a private card with a link that carries a key. People sign in to open it. Under “{shares}” you see how often it was opened, and can revoke the link.',
        { shares: t('Shares') },
      ),
      t(
        '## Contact file\nVisitors of a card can save it as a contact (vCard 3.0, or 4.0 on request). It leaves out everything you hide under “{settings}”, “{privacy}”. The same settings apply to the page, the file and the API.',
        { settings: t('Settings'), privacy: t('Privacy') },
      ),
    ),
  },
  {
    id: 'who-sees-what',
    title: t('Who sees each field'),
    text: joinParagraphs(
      t(
        '“{preset}” in the builder sets it for the whole card: “{all}”, “{networking}” or “{contactsOnly}”. The eye beside a field changes that field alone. “{viewAs}” shows the page as each reader sees it.',
        {
          preset: t('Who sees what'),
          all: t('Public'),
          networking: t('Networking'),
          contactsOnly: t('Private'),
          viewAs: t('View as|of a card'),
        },
      ),
      t(
        '- “{handed}” have a link, a share or a group of yours. Whoever they pass your link on to sees the same.\n- “{contacts}” are people whose card you saved.\n- A QR code, a wallet pass and a link preview show what everyone sees.',
        { handed: t('People I share with'), contacts: t('My contacts') },
      ),
    ),
  },
  {
    id: 'print',
    title: t('Print, video calls and email signatures'),
    text: joinParagraphs(
      t(
        'The share dialog has them. “{print}” makes a PDF for a printer: cards with 3 mm of bleed, a sheet of ten, a badge or a table stand. It also makes backgrounds for video calls and wallpapers with your code.',
        { print: t('Print and screens') },
      ),
      t(
        '- “{signature}” has six designs. Copy one and paste it into the settings of your mail program.\n- “{website}” gives you a button or a frame for your own site.',
        { signature: t('Email signature'), website: t('On your website') },
      ),
    ),
  },
  {
    id: 'contacts',
    title: t('Contacts and details visitors leave'),
    text: joinParagraphs(
      t(
        '“{contacts}” is your own address book. Save a card that was shared with you, add someone by hand, or import CSV and vCard files. A file is checked first, and nothing is imported until you’ve seen the problems.',
        { contacts: t('Contacts') },
      ),
      t(
        'The exchange form in the builder lets visitors leave their details on a card. They arrive as a contact with a tag that says where they came from. You choose which fields the form asks for.',
      ),
      t(
        '- “{duplicates}” finds contacts that may be the same person. A merge can be undone for 30 days.\n- “{reminders}” tell you when to get in touch again.',
        { duplicates: t('Duplicates'), reminders: t('Reminders') },
      ),
    ),
  },
  {
    id: 'wallets',
    title: t('Apple Wallet and Google Wallet'),
    text: joinParagraphs(
      t(
        '“{add}” is in the share dialog and in the menu of a card. The pass shows what everyone sees of the card. It follows every change of the card, and ends when you make the card private or delete it.',
        { add: t('Add to Wallet') },
      ),
      t(
        '- “{visitors}” puts buttons on the card’s page.\n- “{code}” is a link to the card, or your contact details. A phone reads contact details without a network. A long card is shortened to its essentials.',
        { visitors: t('Visitors of the card can add it, too'), code: t('Code on the pass') },
      ),
      t(
        '## If you run this installation\nApple Wallet needs a Pass Type ID certificate, and Google Wallet an issuer account. {guide} says where they come from. {command} checks what you have set.',
        { guide: '`docs/operating.md`', command: '`npm run admin -- wallet`' },
      ),
    ),
  },
  {
    id: 'connected-services',
    title: t('HubSpot, Salesforce, Notion and Google Contacts'),
    text: joinParagraphs(
      t(
        'Under “{integrations}”, “{connect}” takes you to the service, where you allow the connection. Where HubSpot’s sign-in isn’t set up, paste the token of a private app instead. For Notion, you then choose the database.',
        { integrations: t('Integrations'), connect: t('Connect') },
      ),
      t(
        '- “{sync}” sends the contacts that changed since the last time. “{sendAll}” sends all of them. After that, changed contacts are sent within minutes, until you turn this off.\n- People who are already there are found by email, then by number and name. Your details replace the ones there. Fields you leave empty stay unchanged there.\n- “{importIt}” brings people from HubSpot or Google. Contacts you already have only get missing details.\n- “{fields}” says what each field is called there. Fields without a name are not sent.',
        { sync: t('Sync now'), sendAll: t('Send everything again'), importIt: t('Import'), fields: t('Fields') },
      ),
      t(
        'The log keeps the result of each contact for 30 days. It says why something failed, and “{again}” sends the contact as it is now. If a service limits requests, the run waits and continues by itself. “{reconnect}” means that the service has ended your permission.',
        { again: t('Try again'), reconnect: t('Reconnect') },
      ),
      t(
        '“{disconnect}” deletes the tokens and revokes them. You end the token of a HubSpot private app in HubSpot. The contacts stay in both places.',
        { disconnect: t('Disconnect') },
      ),
      t(
        '## If you run this installation\nRegister an app at each service, with {redirect} at your own address as its redirect. Then set {settings} and restart. Tokens are stored encrypted, which needs {secretsKey} as well.',
        {
          redirect: `\`${paths.connectionReturn}\``,
          settings: {
            items: ['HUBSPOT', 'SALESFORCE', 'NOTION', 'GOOGLE'].flatMap((name) => [
              `\`${name}_CLIENT_ID\``,
              `\`${name}_CLIENT_SECRET\``,
            ]),
            type: 'conjunction',
          },
          secretsKey: '`SECRETS_KEY`',
        },
      ),
    ),
  },
  {
    id: 'figures',
    title: t('What the stats mean'),
    text: joinParagraphs(
      t(
        '- View: the card was on someone else’s screen for at least one second. The same visitor counts once in 30 minutes, and robots are counted separately.\n- Share: a deliberate act of sharing. Opening the dialog doesn’t count.\n- New connection: a person who became your contact for the first time.\n- Conversion: of all daily visitors, the share with a save, a lead, or a tap on phone, email or WhatsApp.\n- Engagement score: 0 to 100, from how far visitors went.',
      ),
      t('We don’t store visitors’ addresses. We tell visitors apart with a key that is destroyed every day.'),
    ),
  },
  {
    id: 'billing',
    title: t('Plans, trial and invoices'),
    text: joinParagraphs(
      t(
        '“{billing}” shows your plan, what comes next and every invoice. You see the cost of a change before you make it. If the amount changes in the meantime, the change is refused.',
        { billing: t('Billing') },
      ),
      t(
        '- An upgrade starts at once. You pay the difference for the days left in the paid month or year, including today.\n- A downgrade starts when the paid month or year is over. There is no refund, because you paid for that time only.\n- “{cancel}” ends it with the paid month or year. “{resume}” undoes that.\n- You can try Professional for 14 days, once, without a card. Afterwards you’re back on Starter.',
        { cancel: t('Cancel plan'), resume: t('Resume') },
      ),
      t(
        'A plan decides what you can add. When you reach its limit, Tessera offers the plan that includes more. No change of plan deletes anything.',
      ),
      t('Where the screen says Test provider, no money moves and invoices are marked as tests.'),
      t(
        '## Seats of a team\nThe owner of a team pays for as many seats as the team needs, including their own. Members without a seat stay on Starter. A new member takes a free seat. Under “{seats}” the owner gives a seat to a member or takes it back. With “{change}” they add seats at once and pay for the days left, or remove seats from the end of the paid period. The members who got their seats last lose them then.',
        { seats: t('Seats'), change: t('Change seats') },
      ),
      t(
        '## Paying by the year\nWhere yearly billing is available, Yearly appears next to “{monthly}” with the discount. If you switch to yearly, the year starts at once, and the days left in the month are credited. If you switch to monthly, it changes when the year is over. Otherwise, contact sales.',
        { monthly: t('Monthly') },
      ),
    ),
  },
  {
    id: 'keyboard',
    title: t('Keyboard shortcuts'),
    text: joinParagraphs(
      t(
        'Press ⌘K on a Mac or Ctrl+K elsewhere to find a screen, an action, a card, a contact, a group or a person. Arrow keys move, Enter opens and Escape closes. Type > to see only actions.',
      ),
      t('On the dashboard, single keys are shortcuts unless you are typing:'),
      SHORTCUTS.map(({ keys, label }) => `- \`${keys.join(' ')}\` ${label}`).join('\n'),
      t('Turn them off in “{settings}”, under “{keyboard}”.', { settings: t('Settings'), keyboard: t('Keyboard') }),
    ),
  },
  {
    id: 'privacy',
    title: t('Your data'),
    text: joinParagraphs(
      t(
        '“{settings}”, “{yourData}” gives you one ZIP with everything: cards and their versions, contact files, address book, what visitors left, reminders, groups and what you wrote, shares, stats, your team, templates, invoices and pictures. It lists webhooks, tokens and connected services without their secrets. Its README says what is in which file.',
        { settings: t('Settings'), yourData: t('Your data') },
      ),
      t(
        '“{deleteAccount}” asks you by email to confirm. It then waits up to seven business days, in which you can cancel, and removes the account with everything in it. Bookkeeping law requires us to keep paid invoices for eight years after the year of payment. We keep them apart from everything else, and then delete them.',
        { deleteAccount: t('Delete account') },
      ),
    ),
  },
];

/** Each paragraph is a text of its own, so that a change makes only that one stale for translators. */
function joinParagraphs(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
