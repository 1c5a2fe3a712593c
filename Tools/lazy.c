// Loads a library when one of its functions is called for the first time. An empty program that is linked to those for
// fonts, words and pictures takes longer to start than Stratus takes for a cloud that needs none of them.
//
// FUNCTIONS names a file of lines FUNCTION(number, name, library), numbered from 0: Tools/link.sh makes it.
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

static const char *const names[] = {
#define FUNCTION(number, name, library) #name,
#include FUNCTIONS
#undef FUNCTION
};

static const char *const libraries[] = {
#define FUNCTION(number, name, library) library,
#include FUNCTIONS
#undef FUNCTION
};

// Where each function is; before its first call, what loads it.
extern void *stratus_functions[] __attribute__((visibility("hidden")));

__attribute__((used, visibility("hidden"))) void *stratus_function(unsigned number) {
  void *library = dlopen(libraries[number], RTLD_NOW);
  void *function = library ? dlsym(library, names[number]) : NULL;
  if (!function) {
    // As the system's loader ends a program that it cannot load.
    dprintf(STDERR_FILENO, "stratus: error: %s\nhint: install the package that has %s\n", dlerror(), libraries[number]);
    _exit(127);
  }
  __atomic_store_n(&stratus_functions[number], function, __ATOMIC_RELEASE);
  return function;
}

__asm__(".section .data.rel.local,\"aw\"\n.p2align 3\n.hidden stratus_functions\n.globl stratus_functions\n"
        "stratus_functions:\n"
#define FUNCTION(number, name, library) ".quad load_" #number "\n"
#include FUNCTIONS
#undef FUNCTION
        ".text\n"
#define FUNCTION(number, name, library)                                                          \
  ".globl " #name "\n.type " #name ", @function\n"                                               \
  #name ": jmp *stratus_functions+8*" #number "(%rip)\nload_" #number ": pushq $" #number "\njmp load_function\n"
#include FUNCTIONS
        // All registers that can hold an argument are kept; the stack stands on a multiple of 16 at the call.
        "load_function:\n"
        "pushq %rbp\nmovq %rsp, %rbp\n"
        "pushq %rdi\npushq %rsi\npushq %rdx\npushq %rcx\npushq %r8\npushq %r9\npushq %rax\n"
        "subq $128, %rsp\n"
        "movups %xmm0, (%rsp)\nmovups %xmm1, 16(%rsp)\nmovups %xmm2, 32(%rsp)\nmovups %xmm3, 48(%rsp)\n"
        "movups %xmm4, 64(%rsp)\nmovups %xmm5, 80(%rsp)\nmovups %xmm6, 96(%rsp)\nmovups %xmm7, 112(%rsp)\n"
        "movl 8(%rbp), %edi\ncall stratus_function\nmovq %rax, %r11\n"
        "movups (%rsp), %xmm0\nmovups 16(%rsp), %xmm1\nmovups 32(%rsp), %xmm2\nmovups 48(%rsp), %xmm3\n"
        "movups 64(%rsp), %xmm4\nmovups 80(%rsp), %xmm5\nmovups 96(%rsp), %xmm6\nmovups 112(%rsp), %xmm7\n"
        "addq $128, %rsp\n"
        "popq %rax\npopq %r9\npopq %r8\npopq %rcx\npopq %rdx\npopq %rsi\npopq %rdi\n"
        "popq %rbp\naddq $8, %rsp\njmp *%r11\n");
