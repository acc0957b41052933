// The screens and the dialog are lazy and lead to each other: loaded beforehand, no test waits for their code to be compiled.
import '../app/frame/cards-layout.tsx';
import '../app/cards/builder/builder.tsx';
import '../app/cards/cards.tsx';
import '../app/cards/created-sheet.tsx';
import '../app/cards/first-card.tsx';
import '../app/cards/new-card.tsx';
import '../parts/sharing/give/share-dialog.tsx';
import '../app/frame/dashboard-shell.tsx';
