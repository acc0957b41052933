import '../routes/builder/builder.tsx';
