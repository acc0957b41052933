import { t } from '@tessera/texts';
import { SendButton } from './send-button.tsx';

/** The composer while there is nobody to write to. */
export function ClosedComposer({ children }: { children: string }) {
  return (
    <div className="border-t border-line px-5 py-3.5">
      <form className="flex items-end gap-2" onSubmit={(event) => event.preventDefault()}>
        <textarea
          disabled
          rows={1}
          aria-label={t('Message')}
          placeholder={children}
          className="min-h-10 w-full pointer-coarse:min-h-11 min-w-0 resize-none rounded-md border border-line-2 bg-raised px-3 py-2 text-base opacity-60"
        />
        <SendButton isDisabled />
      </form>
    </div>
  );
}
