// Lazy screens that the tests of sessions lead through: loaded beforehand, no test waits for their code to be compiled.
import '../app/frame/cards-layout.tsx';
import '../app/account/profile/profile.tsx';
import '../public/profile/public-profile.tsx';
import '../app/settings/settings.tsx';
import '../app/account/signin.tsx';
import '../app/account/signup.tsx';
import '../app/frame/dashboard-shell.tsx';
