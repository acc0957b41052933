// Lazy screens that the tests of sessions lead through: loaded beforehand, no test waits for their code to be compiled.
import '../card-store/cards-layout.tsx';
import '../routes/profile/profile.tsx';
import '../routes/public-profile/public-profile.tsx';
import '../routes/settings/settings.tsx';
import '../routes/signin/signin.tsx';
import '../routes/signup/signup.tsx';
import '../shell/dashboard-shell.tsx';
