import { DEMO_FORM } from '../content/demo.ts';
import { DemoForm } from './demo-form.tsx';

/** The form under its heading, on a sheet of its own. */
export function DemoPanel() {
  return (
    <div className="rounded-xl border border-line bg-surface p-5 sm:p-8">
      <h2>{DEMO_FORM.title}</h2>
      <p className="mt-1.5 mb-6 text-ink-2">{DEMO_FORM.lead}</p>
      <DemoForm />
    </div>
  );
}
