import type { GraphiQLPlugin } from '@graphiql/react';
import { useState } from 'react';
import { copyText } from '../../parts/screen/copy-text.ts';
import { isSubscription, LANGUAGES, type Language, RUN_WITH, writeCode } from './code.ts';
import { useOpenTab } from './use-open-tab.ts';

/** A panel of GraphiQL: the open tab as a program. */
export const CODE_PLUGIN: GraphiQLPlugin = { title: 'Code', icon: CodeIcon, content: CodePanel };

function CodePanel() {
  const tab = useOpenTab();
  const [language, setLanguage] = useState<Language>('curl');
  const [copied, setCopied] = useState('');
  const code = writeCode(language, { origin: location.origin, ...tab });
  const copy = async (text: string) => {
    setCopied((await copyText(text)) ? 'Copied' : 'Select and copy it');
  };
  return (
    <section aria-label="Code" className="code">
      <h2 className="graphiql-history-header">Code</h2>
      <label>
        Language
        <select
          value={language}
          onChange={({ currentTarget }) => {
            setLanguage(currentTarget.value as Language);
            setCopied('');
          }}
        >
          {LANGUAGES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {code === null ? (
        <p>{isSubscription(tab.query) && 'Live events need a WebSocket. Choose TypeScript.'}</p>
      ) : (
        <>
          <p>{RUN_WITH[language]}</p>
          <button type="button" onClick={() => void copy(code)}>
            Copy code
          </button>
          <span role="status">{copied}</span>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, also by the keyboard. */}
          <pre tabIndex={0}>
            <code>{code}</code>
          </pre>
        </>
      )}
    </section>
  );
}

function CodeIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="m8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16" />
    </svg>
  );
}
