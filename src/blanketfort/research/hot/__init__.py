"""What has to be fast for researchers: numbers of observations and masks, and many games side by side.

These modules are compiled with the engine where there is a C compiler. They know nothing of numpy: they fill bytes,
which the modules one floor up hand out as arrays.
"""
