// The frame of the dashboard is lazy: loaded beforehand, no test waits for its code to be compiled.
import '../app/frame/cards-layout.tsx';
import '../app/frame/dashboard-shell.tsx';
