import { keepEarlyTap } from '../hydration/early-tap.ts';
import { afterFirstPaint } from '../hydration/first-paint.ts';
import '../styles.css';

keepEarlyTap();
// The page is complete as it was sent: its program must not compete with its text and its faces for the line.
afterFirstPaint(() => void import('./main.tsx'));
