import { EXCHANGE_DETAILS, type ExchangeDetails, readVisit } from '@tessera/domain';
import { postJson } from '../../data/session/post-json.ts';

/** What arrived, and the link to correct or erase it. */
export interface SentDetails {
  details: Partial<ExchangeDetails>;
  url: string;
  isMailed: boolean;
}

export type SendAnswer =
  | { isOk: true; sent: SentDetails }
  | { isOk: false; message: string; fields: Record<string, string> };

/** Leaves the form's details on the card, with the visitor's channel and campaign. */
export async function sendDetails(
  cardId: string,
  { agreed, ...texts }: Record<string, string>,
  sessionId: string | undefined,
): Promise<SendAnswer> {
  const { shareMark, channel, utm } = readVisit(location.search);
  const body = { ...texts, agreedTo: agreed ? Number(agreed) : null, shareMark, channel, utm };
  const answer = await postJson(
    `/api/cards/${encodeURIComponent(cardId)}/exchange`,
    body,
    sessionId ? { sessionId } : {},
  );
  if (!answer.isOk) {
    const { agreedTo, ...fields } = answer.fields;
    return { ...answer, fields: { ...fields, ...(agreedTo && { agreed: agreedTo }) } };
  }
  const { entry, url, isMailed } = answer.body;
  return { isOk: true, sent: { details: readTexts(entry), url: String(url), isMailed: isMailed === true } };
}

function readTexts(entry: unknown): Partial<ExchangeDetails> {
  if (typeof entry !== 'object' || entry === null) return {};
  return Object.fromEntries(EXCHANGE_DETAILS.map((name) => [name, String(Reflect.get(entry, name) ?? '')]));
}
