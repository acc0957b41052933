import { errorFields, useCreateTemplateMutation } from '@tessera/client';
import { LOOK_LIMITS, MESSAGES, readLookFile } from '@tessera/domain';
import { say, type Text, t } from '@tessera/texts';
import { Dialog, useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { FileButton } from '../../parts/forms/file-button.tsx';
import { toLookInput } from './look.ts';

/** Takes in a template that was exported before, and names every field that is wrong in it. */
export function ImportLook() {
  const { take, problems, isBusy, forget } = useImport();
  return (
    <>
      <FileButton
        inputLabel={t('File with a template')}
        accept=".json,application/json"
        isBusy={isBusy}
        onFile={(file) => void take(file)}
      >
        {t('Import')}
      </FileButton>
      <Dialog
        isOpen={problems !== null}
        onOpenChange={(isOpen) => !isOpen && forget()}
        title={t('This template can’t be imported')}
        size="sm"
      >
        <dl className="grid gap-3">
          {Object.entries(problems ?? {}).map(([path, text]) => (
            <div key={path}>
              <dt className="font-mono text-sm [overflow-wrap:anywhere]">{path}</dt>
              <dd className="text-ink-2">{say(text)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function useImport() {
  const [create, { loading }] = useCreateTemplateMutation({ refetchQueries: ['Templates'] });
  const [problems, setProblems] = useState<Record<string, Text> | null>(null);
  const toast = useToast();
  const take = async (file: File) => {
    const text = file.size > LOOK_LIMITS.fileBytes ? '' : await file.text();
    const { look, errors } = readLookFile(text);
    if (!look) return setProblems(errors);
    try {
      await create({ variables: { input: toLookInput(look) } });
      toast(t('{name} imported', { name: look.name }));
    } catch (error) {
      const fields = errorFields(error);
      const message = errorText(error, say(MESSAGES.saveFailed));
      setProblems(Object.keys(fields).length > 0 ? fields : { file: message });
    }
  };
  return { take, problems, isBusy: loading, forget: () => setProblems(null) };
}
