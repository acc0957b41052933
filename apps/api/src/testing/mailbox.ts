import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  messageId: string;
  from: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Of the attachments: name, type and text. */
  files: { name: string; type: string; text: string }[];
  headers: Record<string, string>;
}

/** What the server does with a mail that was handed to it whole. */
type Behaviour = 'accept' | 'refuse' | 'accept-and-vanish';

export interface Mailbox {
  url: string;
  /** All that arrived, in order. */
  mails: ReceivedMail[];
  /** 'accept-and-vanish' takes the mail and cuts the line before it says so. */
  behaviour: Behaviour;
  /** The newest mail to that address whose subject has that text. */
  find(to: string, subject?: string): ReceivedMail;
  /** The token of the link in that mail. */
  tokenTo(to: string, subject?: string): string;
  close(): Promise<void>;
}

/** A real SMTP server on a port of its own; `port` takes one that was in use before. */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (mailbox.behaviour === 'refuse') return done(new Error('try again later'));
        mails.push(await readMail(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? ''));
        if (mailbox.behaviour === 'accept-and-vanish') return server.connections.forEach((one) => void one.close());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    behaviour: 'accept',
    find(to, subject = '') {
      const found = mails.findLast((mail) => mail.to === to && mail.subject.includes(subject));
      if (!found)
        throw new Error(`no mail “${subject}” to ${to}; there are: ${mails.map((m) => `${m.to} ${m.subject}`)}`);
      return found;
    },
    tokenTo(to, subject) {
      const token = /[?&]token=([\w-]+)/.exec(this.find(to, subject).text)?.[1];
      if (!token) throw new Error('this mail has no link with a token');
      return token;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

async function readMail(source: Buffer, to: string): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(source);
  return {
    messageId: parsed.messageId ?? '',
    from: parsed.from?.address ?? '',
    to,
    replyTo: parsed.replyTo?.[0]?.address,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    files: parsed.attachments.map(({ filename, mimeType, content }) => ({
      ...{ name: filename ?? '', type: mimeType },
      text: new TextDecoder().decode(content as ArrayBuffer),
    })),
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
  };
}
