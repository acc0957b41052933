import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Env } from '../settings/env.ts';
import { type Mail, renderEmail } from './email.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    mailer: Mailer;
  }
}

/** Hands mail over. */
export interface Mailer {
  /** Throws when the mail was not taken over; then it has to be tried again. */
  send(mail: Mail): Promise<void>;
}

/** A server that does not answer must not hold a job for minutes. */
const TIMEOUT_MS = 20_000;

/** Through `SMTP_URL`, else into the folder `mail` of the data directory, one file a mail. */
export function createMailer(env: Env, log: FastifyBaseLogger): Mailer {
  return env.smtpUrl ? smtpMailer(env, env.smtpUrl) : folderMailer(env, log);
}

function smtpMailer(env: Env, url: string): Mailer {
  const transport = createTransport({
    url,
    // Otherwise an attacker on the way could hide that the server offers encryption.
    requireTLS: env.tls.isRequired,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Emails are texts of our own; nothing in them may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(env, mail));
    },
  };
}

function folderMailer(env: Env, log: FastifyBaseLogger): Mailer {
  const folder = join(env.dataDir, 'mail');
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(toMessage(env, mail));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.messageId}.eml`);
      await writeFile(`${path}.part`, message);
      await rename(`${path}.part`, path);
      log.info({ path }, 'no SMTP_URL is set: a mail was written to a file');
    },
  };
}

function toMessage(env: Env, { messageId, to, replyTo, email }: Mail) {
  const host = new URL(env.publicOrigin).hostname;
  return {
    from: env.mailFrom,
    to,
    replyTo,
    messageId: `<${messageId}@${host}>`,
    ...renderEmail(email),
    attachments: email.file && [{ filename: email.file.name, contentType: email.file.type, content: email.file.text }],
    // Keeps out-of-office programs from answering (RFC 3834 §5).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
