export function Features() {
  return <h1 className="mx-auto w-full max-w-7xl px-5 py-14 sm:px-8 lg:px-14">Features</h1>;
}
