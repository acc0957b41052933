import { t } from '@tessera/texts';

/** The part of Web NFC that is used here (W3C draft); TypeScript does not know it yet. */
interface TagReader extends EventTarget {
  write(message: { records: { recordType: 'url'; data: string }[] }, options: { signal: AbortSignal }): Promise<void>;
  scan(options: { signal: AbortSignal }): Promise<void>;
  /** Not in every version of Chrome. */
  makeReadOnly?(options: { signal: AbortSignal }): Promise<void>;
}

interface TagRecord {
  recordType: string;
  data?: DataView;
}

/** `waiting` for a tag to write to; `checking`: written, waiting for it to be read back. */
export type TagStep = 'waiting' | 'checking';

/** What a written tag says: our address, something else, or nothing that could be read in time. */
export type TagResult = 'same' | 'other' | 'unread';

export interface WriteTagOptions {
  signal: AbortSignal;
  onStep: (step: TagStep) => void;
}

/** Whether this browser can write tags. Being able to does not mean that the device has an antenna. */
export function canWriteTags(): boolean {
  return 'NDEFReader' in globalThis;
}

/** Whether this browser can lock tags. */
export function canLockTags(): boolean {
  return canWriteTags() && newReader().makeReadOnly !== undefined;
}

/** Makes the next tag that is held to the device read-only, for ever. Throws like `writeTag`. */
export async function lockTag(signal: AbortSignal): Promise<void> {
  try {
    await newReader().makeReadOnly?.({ signal });
  } catch (error) {
    throw isAbort(error) ? error : new Error(reasonText(error));
  }
}

/**
 * Writes the address to the next tag that is held to the device, then reads it back. Throws a message for people when
 * nothing was written, and an AbortError when it was called off before.
 */
export async function writeTag(url: string, { signal, onStep }: WriteTagOptions): Promise<TagResult> {
  const reader = newReader();
  onStep('waiting');
  try {
    await reader.write({ records: [{ recordType: 'url', data: url }] }, { signal });
  } catch (error) {
    throw isAbort(error) ? error : new Error(reasonText(error));
  }
  onStep('checking');
  const read = await readBack(reader, signal).catch(() => null);
  if (read === null) return 'unread';
  return read === url ? 'same' : 'other';
}

/** The address on a tag; '' when it has none. */
function readUrl(records: readonly TagRecord[]): string {
  const record = records.find(({ recordType }) => recordType === 'url' || recordType === 'absolute-url');
  return record?.data ? new TextDecoder().decode(record.data) : '';
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function newReader(): TagReader {
  const Reader: unknown = Reflect.get(globalThis, 'NDEFReader');
  if (typeof Reader !== 'function') throw new Error('This browser can’t write NFC tags.');
  return Reflect.construct(Reader, []) as TagReader;
}

function readBack(reader: TagReader, signal: AbortSignal): Promise<string> {
  // The antenna is free again as soon as one tag has been read.
  const done = new AbortController();
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    reader.addEventListener('reading', (event) => resolve(readUrl(readRecords(event))), { once: true });
    reader.addEventListener('readingerror', () => reject(new Error('unreadable')), { once: true });
    reader.scan({ signal: done.signal }).catch(reject);
  }).finally(() => done.abort());
}

function readRecords(event: Event): readonly TagRecord[] {
  return 'message' in event ? (event.message as { records: readonly TagRecord[] }).records : [];
}

const REASONS: Record<string, string> = {
  NotAllowedError: t('NFC is not allowed for this site. Allow it in the browser’s settings, then try again.'),
  NotSupportedError: t('This device can’t write to this tag.'),
  NotReadableError: t('NFC is turned off. Turn it on, then try again.'),
  NetworkError: t('The tag was taken away too early, or can’t be written. Hold it still and try again.'),
};

function reasonText(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  return REASONS[name] ?? t('The tag could not be written.');
}
