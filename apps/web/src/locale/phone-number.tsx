import { formatPhone } from '@tessera/domain';

/** A stored number as people write it. It runs from left to right in every language, even inside a sentence. */
export function PhoneNumber({ phone }: { phone: string }) {
  return (
    <bdi dir="ltr" className="num">
      {formatPhone(phone)}
    </bdi>
  );
}
