export const EXPORT_README = `Everything that Tessera keeps of you
====================================

account.json    You, your settings, your handles, where you are or were signed in, your passkeys and your security log.
cards.json      Your cards as you saved them, with their earlier versions and where they are listed.
contacts/       Each of your cards as a contact file (vCard 3.0).
address-book.*  Your contacts with your notes and tags, as CSV and as vCard 3.0.
exchange.json   What visitors left on your cards, what they agreed to, and what your cards ask for.
reminders.json  Your reminders, and the filters of your contacts that you kept.
deals.json      Your deals with their history; values are in minor units such as cents.
notifications.json  What you were notified of in the last 90 days, and what you don't want to see.
groups.json     The groups you are in, and since when.
group-events.json  When you joined or left a group, or were added or removed.
shares.csv      When you shared which card, and how.
activity.csv    What happened to your cards: views, taps, saved contacts. Who it was is not known.
figures.csv     Your cards' figures by UTC day. They stay when single events have gone.
messages.csv    What you wrote, in groups and to people.
team.json       The team you are in, as what, and which of your cards and contacts are for it.
templates.json  Templates of your own.
integrations.json  Your webhooks, tokens and connected services, without their secrets.
billing.json    What you pay for, and your invoices as data; amounts are in cents or paise.
invoices/       Your invoices (PDF).
pictures/       The pictures you uploaded (WebP).

Times are in UTC (ISO 8601). Your password and your tokens are kept as one-way hashes, the secrets of webhooks and connected
services encrypted; none of them is in here.
`;
