#!/usr/bin/env node
import '../dist/bundle/tessera.js';
