import { keepEarlyTap } from '../early-tap.ts';
import { afterFirstPaint } from '../first-paint.ts';
import '../styles.css';

keepEarlyTap();
// The card is complete as it was sent: its program must not compete with its text and its faces for the line.
afterFirstPaint(() => void import('./main.tsx'));
