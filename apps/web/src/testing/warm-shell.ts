// The frame of the dashboard is lazy: loaded beforehand, no test waits for its code to be compiled.
import '../card-store/cards-layout.tsx';
import '../shell/dashboard-shell.tsx';
