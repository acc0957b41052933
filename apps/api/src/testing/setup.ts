// A file that runs alone may import an entity before anything else.
import 'reflect-metadata';
