import { useEffect, useState } from 'react';
import { signOut } from '../../data/session/sign-out.ts';
import { paths } from '../../paths.ts';
import { findName, type IdentityKind, readDemo, signInAsDemo } from './identity.ts';

interface IdentityBarProps {
  /** Whose token is used; null for the browser's own sign-in. */
  token: string | null;
  onToken: (token: string | null) => void;
}

/** Says as whom the playground asks, and changes it. */
export function IdentityBar({ token, onToken }: IdentityBarProps) {
  const [kind, setKind] = useState<IdentityKind>('browser');
  const [status, setStatus] = useState('');
  const [demo] = useState(readDemo);
  const who = useName(token);

  async function choose(next: IdentityKind) {
    setKind(next);
    setStatus('');
    onToken(null);
    if (next !== 'demo' || !demo) return;
    try {
      onToken(await signInAsDemo(demo));
    } catch (error) {
      setStatus((error as Error).message);
    }
  }

  return (
    <header className="bar">
      <strong>
        <a href={paths.home}>Tessera</a> playground
      </strong>
      <span role="status">{status || who.text}</span>
      {kind === 'browser' && who.isNobody && <a href={paths.signIn()}>Sign in</a>}
      <label>
        <span className="ask">Ask as</span>
        <select value={kind} onChange={({ currentTarget }) => void choose(currentTarget.value as IdentityKind)}>
          <option value="browser">this browser’s sign-in</option>
          {demo && <option value="demo">the demo account</option>}
          <option value="token">an access token</option>
        </select>
      </label>
      {kind === 'token' && (
        <input
          aria-label="Access token"
          placeholder="tsr_…"
          type="password"
          autoComplete="off"
          onChange={({ currentTarget }) => onToken(currentTarget.value.trim() || null)}
        />
      )}
      {kind === 'browser' && who.isKnown && (
        <button type="button" onClick={signOut}>
          Sign out
        </button>
      )}
      <a href={paths.developers} className="docs">
        Documentation
      </a>
    </header>
  );
}

function useName(token: string | null) {
  const [name, setName] = useState<string | null>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isCurrent = true;
    setProblem('');
    setName(undefined);
    findName(token).then(
      (found) => isCurrent && setName(found),
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  const text = name ? `Signed in as ${name}` : name === null ? 'Not signed in' : '';
  return { text: problem || text, isKnown: Boolean(name), isNobody: name === null };
}
