import { keepEarlyTap } from '../delivery/early-tap.ts';
import { afterFirstPaint } from '../delivery/first-paint.ts';
import '../styles.css';

keepEarlyTap();
// The page is complete as it was sent: its program must not compete with its text and its faces for the line.
afterFirstPaint(() => void import('./main.tsx'));
