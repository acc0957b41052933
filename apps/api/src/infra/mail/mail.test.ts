import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '@tessera/texts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Email, renderEmail, translateEmail } from './email.ts';
import { queueMail } from './mail.ts';
import { createMailer } from './mailer.ts';

const email: Email<string> = { subject: 'Hello', heading: 'Hello', paragraphs: ['First.'], note: 'Small print.' };

describe('through SMTP', () => {
  let mailbox: Mailbox;
  let server: TestServer;
  beforeEach(async () => {
    mailbox = await startMailbox();
    server = await startTestServer({ SMTP_URL: mailbox.url });
  });
  afterEach(async () => {
    await server.close();
    await mailbox.close();
  });

  const queue = (to: string) => queueMail(server.services.db.manager, { to, isProved: true, language: 'en', email });
  const waiting = async () => {
    const [row] = await server.services.db.query('SELECT count(*)::int AS n FROM graphile_worker.jobs');
    return row.n;
  };

  test('a mail leaves once, with what was said', async () => {
    await queue('one@example.com');
    await server.runJobs();
    await server.runJobs('even waiting');
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.find('one@example.com')).toMatchObject({
      subject: 'Hello',
      text: expect.stringContaining('First.'),
    });
    expect(await waiting()).toBe(0);
  });

  test('a mail of a transaction that fails does not leave', async () => {
    const failed = server.services.db.transaction(async (tx) => {
      await queueMail(tx, { to: 'never@example.com', isProved: true, language: 'en', email });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await server.runJobs();
    expect(mailbox.mails).toEqual([]);
  });

  test('a server that is away delays a mail, and neither loses nor doubles it', async () => {
    const port = Number(new URL(mailbox.url).port);
    await mailbox.close();
    await queue('patient@example.com');
    await server.runJobs();
    await server.runJobs('even waiting');
    expect(await waiting()).toBe(1);
    mailbox = await startMailbox(port);
    await server.runJobs('even waiting');
    await server.runJobs('even waiting');
    expect(mailbox.mails.map(({ to }) => to)).toEqual(['patient@example.com']);
    expect(await waiting()).toBe(0);
  });

  test('a server that refuses for a while gets the same mail again', async () => {
    mailbox.behaviour = 'refuse';
    await queue('refused@example.com');
    await server.runJobs();
    mailbox.behaviour = 'accept';
    await server.runJobs('even waiting');
    expect(mailbox.mails).toHaveLength(1);
  });

  test('a mail whose receipt was lost on the way has one Message-ID, by which the reader’s side drops the second', async () => {
    mailbox.behaviour = 'accept-and-vanish';
    await queue('twice@example.com');
    await server.runJobs();
    mailbox.behaviour = 'accept';
    await server.runJobs('even waiting');
    expect(mailbox.mails).toHaveLength(2);
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('two mails have two Message-IDs', async () => {
    await queue('a@example.com');
    await queue('b@example.com');
    await server.runJobs();
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('a name with line breaks adds no header and no recipient', async () => {
    const to = 'safe@example.com';
    const subject = 'Demo request: A\r\nBcc: evil@example.com\r\n\r\nbody';
    await queueMail(server.services.db.manager, { to, isProved: true, language: 'en', email: { ...email, subject } });
    await server.runJobs();
    expect(mailbox.mails.map((mail) => mail.to)).toEqual([to]);
    expect(mailbox.find(to).headers).not.toHaveProperty('bcc');
  });
});

test('where encryption is required, a mail waits rather than leave in clear', async () => {
  const mailbox = await startMailbox();
  const server = await startTestServer();
  const env = { ...server.services.env, smtpUrl: mailbox.url, tls: { isRequired: true, files: null } };
  const mail = { messageId: 'one', to: 'one@example.com', email };
  try {
    await expect(createMailer(env, server.services.log).send(mail)).rejects.toThrow(/STARTTLS|TLS/);
    expect(mailbox.mails).toEqual([]);
    await createMailer({ ...env, tls: { isRequired: false, files: null } }, server.services.log).send(mail);
    expect(mailbox.mails).toHaveLength(1);
  } finally {
    await server.close();
    await mailbox.close();
  }
});

test('without SMTP_URL a mail becomes a file of the data directory', async () => {
  const server = await startTestServer();
  try {
    await queueMail(server.services.db.manager, { to: 'file@example.com', isProved: true, language: 'en', email });
    await server.runJobs();
    const folder = join(server.services.env.dataDir, 'mail');
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
    expect(readFileSync(join(folder, files[0] ?? ''), 'utf8')).toMatch(/^To: file@example\.com\r?$/m);
  } finally {
    await server.close();
  }
});

describe('an email', () => {
  const full: Email<string> = {
    ...email,
    paragraphs: ['<b>Not bold</b> & "quoted"'],
    facts: [['Name', 'A\nB']],
    action: { label: 'Do it', url: 'https://example.com/?a=1&b=2' },
  };

  test('shows what people typed as text, never as markup', () => {
    const { html } = renderEmail(full);
    expect(html).toContain('&lt;b&gt;Not bold&lt;/b&gt; &amp; &quot;quoted&quot;');
    expect(html).not.toContain('<b>');
    expect(html).toContain('A<br>B');
  });

  test('has its links in both versions, in the text with their addresses', () => {
    const links = [{ label: 'Or this', url: 'https://example.com/other' }];
    const { html, text } = renderEmail({
      ...full,
      links,
      noteLink: { label: 'Settings', url: 'https://example.com/s' },
    });
    expect(text).toContain('Do it:\nhttps://example.com/?a=1&b=2\n\nOr this:\nhttps://example.com/other');
    expect(text).toMatch(/--\nSmall print\.\n\nSettings:\nhttps:\/\/example\.com\/s\n$/);
    for (const url of ['https://example.com/?a=1&amp;b=2', 'https://example.com/other', 'https://example.com/s'])
      expect(html.split(`href="${url}"`)).toHaveLength(2);
  });

  test('shows the person, and links for their number', () => {
    const person = { name: '<i>Ida</i> Nyström', line: 'Architect, Nyström & Co' };
    const { html, text } = renderEmail({ ...full, person, facts: [['Phone', '+46 70 1', 'tel:+46701']] });
    expect(text).toContain('<i>Ida</i> Nyström\nArchitect, Nyström & Co');
    expect(html).toContain('&lt;i&gt;Ida&lt;/i&gt; Nyström');
    expect(html).toContain('href="tel:+46701"');
  });

  test('loads nothing from outside but a picture of our own', () => {
    expect(renderEmail(full).html).not.toMatch(/<img|<link|src=|url\(|@import/);
    const picture = { src: 'https://own.example/a.jpg', alt: 'A card', url: 'https://own.example/a' };
    expect(renderEmail({ ...full, picture }).html.match(/src="[^"]*"/g)).toEqual(['src="https://own.example/a.jpg"']);
  });

  test('translates its own texts, and no name that happens to be one of them', () => {
    const facts: Email['facts'] = [
      [msg('Contacts'), 'Settings'],
      ['Contacts', msg('Settings')],
    ];
    expect(translateEmail({ ...full, facts }, 'de').facts).toEqual([
      ['Kontakte', 'Settings'],
      ['Contacts', 'Einstellungen'],
    ]);
  });

  test('from right to left keeps the gap between label and value, and the order of a number', () => {
    const { html } = renderEmail(translateEmail({ ...full, facts: [['Phone', '+971 50 123 4567']] }, 'ar'));
    expect(html).toContain('padding:6px 0 6px 16px');
    expect(html).toContain('<bdi>+971 50 123 4567</bdi>');
  });
});
