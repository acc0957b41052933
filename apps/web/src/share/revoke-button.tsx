import { useRevokeShareMutation } from '@tessera/client';
import { TOAST_MS } from '@tessera/domain';
import { Button, Question, useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../errors/error-text.ts';
import { AFTER_SHARE } from './after-share.ts';

export interface RevokeButtonProps {
  shareId: string;
  /** Names the share for screen readers, such as “Link of 12 Nov 2026, 09:41”. */
  label: string;
  onRevoked?: () => void;
}

/** Takes a share back, after a question. */
export function RevokeButton({ shareId, label, onRevoked }: RevokeButtonProps) {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [revokeShare, { loading }] = useRevokeShareMutation(AFTER_SHARE);
  const revoke = async () => {
    try {
      await revokeShare({ variables: { input: { id: shareId } } });
      toast('Share revoked', { durationMs: TOAST_MS.myCards });
      onRevoked?.();
    } catch (error) {
      toast(errorText(error, 'Revoking failed.'), { tone: 'bad' });
    }
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Revoke: ${label}`} isBusy={loading} onClick={() => setIsAsking(true)}>
        Revoke
      </Button>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question="Revoke this share?"
        detail="From then on it opens nothing any more. Where the card is public or unlisted, its plain address goes on working."
        confirmLabel="Revoke"
        tone="danger"
        onConfirm={() => void revoke()}
      />
    </>
  );
}
