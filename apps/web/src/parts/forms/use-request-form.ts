import { MESSAGES } from '@tessera/domain';
import { say } from '@tessera/texts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** What sending a form came to; `fields` are the wrong fields by their names. */
export type SendAnswer = { isOk: true } | { isOk: false; message: string; fields: Record<string, string> };

export interface RequestFormState {
  status: 'idle' | 'submitting' | 'submitted';
  /** What is wrong, for people, by field name. */
  errors: Record<string, string>;
  failure: string | null;
  /** Grows when the form is cleared: the key of what holds its fields. */
  round: number;
}

export interface RequestForm extends RequestFormState {
  /** For the `<form>`. */
  wiring: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    /** Without the script a form must not write what was typed into the address. */
    method: 'post';
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const START: RequestFormState = { status: 'idle', errors: {}, failure: null, round: 0 };

/**
 * A form whose fields the browser keeps, so that nothing is lost that was typed before the script came or when sending
 * fails. `send` is given the named fields' texts; when it succeeds the form is cleared.
 */
export function useRequestForm(send: (values: Record<string, string>) => Promise<SendAnswer>): RequestForm {
  const [state, setState] = useState(START);
  const form = useRef<HTMLFormElement>(null);

  async function submit(values: Record<string, string>): Promise<void> {
    setState((now) => ({ ...now, status: 'submitting', failure: null, errors: {} }));
    // The code that checks and sends is fetched when it is needed; without a network it can't be.
    const answer = await send(values).catch(
      () => ({ isOk: false, message: say(MESSAGES.cantConnect), fields: {} }) as const,
    );
    // At once, so that the wrong fields are marked when the focus looks for the first of them.
    flushSync(() =>
      setState((now) =>
        answer.isOk
          ? { ...START, status: 'submitted', round: now.round + 1 }
          : { ...now, status: 'idle', failure: answer.message, errors: answer.fields },
      ),
    );
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return {
    ...state,
    wiring: {
      ref: form,
      noValidate: true,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        if (state.status !== 'submitting') void submit(readTexts(event.currentTarget));
      },
      onInput: ({ target }) => setState((now) => withoutError(now, target)),
    },
  };
}

function readTexts(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  );
  return Object.fromEntries(entries);
}

/** A field that is being corrected is no longer marked. */
function withoutError(state: RequestFormState, target: EventTarget): RequestFormState {
  const name = target instanceof HTMLElement ? (target.dataset.field ?? target.getAttribute('name')) : null;
  if (name === null || !(name in state.errors)) return state;
  const { [name]: _corrected, ...errors } = state.errors;
  return { ...state, errors };
}
