import { errorFields, useCreateTemplateMutation } from '@tessera/client';
import { type FieldErrors, MESSAGES, readTemplateFile, TEMPLATE_LIMITS } from '@tessera/domain';
import { Button, Dialog, useToast } from '@tessera/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorText } from '../../errors/error-text.ts';
import { toLookInput } from './look.ts';

/** Takes in a template that was exported before, and names every field that is wrong in it. */
export function ImportLook() {
  const input = useRef<HTMLInputElement>(null);
  const { take, problems, isBusy, forget } = useImport();
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file again, once it was mended, is a change too.
    target.value = '';
    if (file) await take(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File with a template"
        onChange={(event) => void onChange(event)}
        className="sr-only"
        tabIndex={-1}
      />
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        Import
      </Button>
      <Dialog
        isOpen={problems !== null}
        onOpenChange={(isOpen) => !isOpen && forget()}
        title="This template can’t be taken in"
        size="sm"
      >
        <dl className="grid gap-3">
          {Object.entries(problems ?? {}).map(([path, text]) => (
            <div key={path}>
              <dt className="font-mono text-sm [overflow-wrap:anywhere]">{path}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

function useImport() {
  const [create, { loading }] = useCreateTemplateMutation({ refetchQueries: ['Templates'] });
  const [problems, setProblems] = useState<FieldErrors | null>(null);
  const toast = useToast();
  const take = async (file: File) => {
    const text = file.size > TEMPLATE_LIMITS.fileBytes ? '' : await file.text();
    const { template, errors } = readTemplateFile(text);
    if (!template) return setProblems(errors);
    try {
      await create({ variables: { input: toLookInput(template) } });
      toast(`${template.name} imported`);
    } catch (error) {
      const fields = errorFields(error);
      const message = errorText(error, MESSAGES.saveFailed);
      setProblems(Object.keys(fields).length > 0 ? fields : { file: message });
    }
  };
  return { take, problems, isBusy: loading, forget: () => setProblems(null) };
}
