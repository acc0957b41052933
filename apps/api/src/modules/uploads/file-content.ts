import { type FileHandle, open } from 'node:fs/promises';
import { AppError, cutText, FILE_LIMITS, toLine, toWellFormed } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { ReceivedFile } from '../../kernel/graphql/multipart.ts';

/** Files on the page of a card, as they were uploaded. */
export type FileKind = 'DOCUMENT' | 'VIDEO';

interface FileType {
  kind: FileKind;
  /** Of its key. */
  ending: 'pdf' | 'mp4' | 'webm';
}

const DAMAGED = msg('This file is damaged or incomplete.');

/**
 * What a file is by its bytes, whatever it is called. UNSUPPORTED_MEDIA_TYPE for all that isn't a PDF, MP4 or WebM;
 * PAYLOAD_TOO_LARGE for a PDF that is longer than one may be.
 */
export async function readFileType(file: ReceivedFile): Promise<FileType> {
  const source = await openSource(file);
  try {
    return await detect(source);
  } finally {
    await source.close();
  }
}

interface Source {
  sizeBytes: number;
  read: (from: number, length: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

async function openSource({ bytes, spooled }: ReceivedFile): Promise<Source> {
  if (!spooled) {
    const read = async (from: number, length: number) => bytes.subarray(from, from + length);
    return { sizeBytes: bytes.length, read, close: async () => {} };
  }
  const handle = await open(spooled.path);
  return {
    sizeBytes: spooled.sizeBytes,
    read: (from, length) => readAt(handle, from, length),
    close: () => handle.close(),
  };
}

async function readAt(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

async function detect(source: Source): Promise<FileType> {
  const head = (await source.read(0, 256)).toString('latin1');
  if (head.startsWith('%PDF-')) {
    if (source.sizeBytes > FILE_LIMITS.documentBytes) throw tooLong();
    const end = await source.read(Math.max(0, source.sizeBytes - 2048), 2048);
    if (!end.toString('latin1').includes('%%EOF')) throw refuse(DAMAGED);
    return { kind: 'DOCUMENT', ending: 'pdf' };
  }
  // QuickTime films have the same boxes, but not every browser plays them.
  if (head.slice(4, 8) === 'ftyp' && head.slice(8, 12) !== 'qt  ') {
    if (!(await hasMovie(source))) throw refuse(DAMAGED);
    return { kind: 'VIDEO', ending: 'mp4' };
  }
  if (head.startsWith('\x1A\x45\xDF\xA3') && head.includes('webm')) return { kind: 'VIDEO', ending: 'webm' };
  throw refuse(msg('Choose a PDF, or a video as MP4 or WebM.'));
}

/** Boxes on the highest level; films that are written in pieces have two for each. */
const MOST_BOXES = 10_000;

/** Whether the file is boxes from its first byte to its last, a description of the film among them (ISO/IEC 14496-12 §4.2). */
async function hasMovie({ sizeBytes, read }: Source): Promise<boolean> {
  let isDescribed = false;
  let at = 0;
  for (let count = 0; at < sizeBytes && count < MOST_BOXES; count += 1) {
    const box = await read(at, 16);
    if (box.length < 8) return false;
    const type = box.toString('latin1', 4, 8);
    if (!/^[\w -]{4}$/.test(type)) return false;
    isDescribed ||= type === 'moov';
    const written = box.readUInt32BE(0);
    // 0: to the end; 1: the size follows in 64 bits.
    const size =
      written === 0 ? sizeBytes - at : written === 1 && box.length === 16 ? Number(box.readBigUInt64BE(8)) : written;
    if (size < 8) return false;
    at += size;
  }
  return isDescribed && at === sizeBytes;
}

/** What may turn the order of letters round, so that 'fdp.exe' is read as 'exe.pdf'. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The name as people see it: without folders, and with the ending of what it is. */
export function tidyFileName(sent: string, ending: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const line = toLine(
    toWellFormed(last.normalize('NFC'))
      .replace(DIRECTION_MARKS, '')
      .replace(/\p{Cc}/gu, ' '),
  );
  const stem = line.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim();
  return `${cutText(stem, FILE_LIMITS.name - ending.length - 1) || 'file'}.${ending}`;
}

function tooLong(): AppError {
  const text = msg('A PDF may have up to {megabytes} MB.', { megabytes: FILE_LIMITS.documentBytes / 1024 ** 2 });
  return new AppError('PAYLOAD_TOO_LARGE', text, 'file');
}

function refuse(text: Message): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', text, 'file');
}
