import { t } from '@tessera/texts';
import { SendHorizontal } from 'lucide-react';

/** Sends what is written in the box beside it. */
export function SendButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <button
      type="submit"
      aria-label={t('Send')}
      title={t('Send')}
      disabled={isDisabled}
      className="grid h-[38px] pointer-coarse:h-11 w-[52px] shrink-0 place-items-center rounded-full bg-action text-on-action hover:opacity-88 disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-[18px] [&_svg]:stroke-[1.6]"
    >
      <SendHorizontal aria-hidden="true" />
    </button>
  );
}
